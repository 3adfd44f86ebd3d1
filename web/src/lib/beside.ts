/**
 * Close a dialog when somebody presses beside it: neither on its own margin, nor with a press that began inside of it, as
 * when a text is marked.
 */
export function closeBeside(close: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    let began = false;
    const beside = ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      return target === dialog && (x < left || x > right || y < top || y > bottom);
    };
    const press = (event: PointerEvent): void => void (began = beside(event));
    const click = (event: MouseEvent): void => {
      if (began && beside(event)) close();
    };
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', click);
    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', click);
    };
  };
}
