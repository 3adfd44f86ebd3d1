/** A game's folder and its box, fetched when they are needed, and the box anew in another language. */
import { api } from './api';
import { drawn, type Drawn } from './games.svelte';
import { complain } from './notes.svelte';
import type { Scene } from './scene.svelte';
import { settings } from './settings.svelte';

/** Milliseconds until what could not be fetched is tried again. */
const AGAIN = 2000;

export class Shown {
  /** What draws the game, once its box is there too; null if nothing does, undefined as long as that is not known. */
  game = $state.raw<Drawn | null | undefined>(undefined);

  constructor(scene: Scene, name: () => string | undefined) {
    const id = $derived(name());
    $effect(() => {
      const { language } = settings;
      if (!id) return;
      let late = false;
      let again: ReturnType<typeof setTimeout> | undefined;
      const fetch = async (): Promise<void> => {
        try {
          const [game, box] = await Promise.all([drawn(id), api.box(id, language)]);
          if (late) return;
          scene.box = box;
          scene.look = game?.look;
          scene.quiet = game?.quiet ?? [];
          scene.pause = game?.pause ?? [];
          scene.named = game?.named ?? [];
          this.game = game;
        } catch (error) {
          if (late) return;
          complain(error);
          again = setTimeout(fetch, AGAIN);
        }
      };
      void fetch();
      return () => {
        late = true;
        clearTimeout(again);
      };
    });
  }
}
