/** A game's folder and its box, fetched when they are needed, and the box anew in another language. */
import { api } from './api';
import { drawn, type Drawn } from './games.svelte';
import { complain } from './notes.svelte';
import type { Scene } from './scene.svelte';
import { settings } from './settings.svelte';

export class Shown {
  /** What draws the game; null if nothing does, undefined as long as that is not known. */
  game = $state.raw<Drawn | null | undefined>(undefined);

  constructor(scene: Scene, name: () => string | undefined) {
    const id = $derived(name());
    $effect(() => {
      if (!id) return;
      drawn(id).then(
        (found) => {
          this.game = found;
          scene.look = found?.look;
        },
        (error) => complain(error),
      );
    });
    $effect(() => {
      const { language } = settings;
      if (!id) return;
      let late = false;
      api.box(id, language).then(
        (box) => late || (scene.box = box),
        () => late || (this.game = null),
      );
      return () => void (late = true);
    });
  }
}
