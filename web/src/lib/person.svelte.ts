/** Who plays here. Nobody has to say a name before playing: there is one to begin with. */
import { api } from './api';
import { set, settings, type Language } from './settings.svelte';
import { say } from './words.svelte';

export const person = $state({ name: '', known: false });

/** Ask the server whether it knows this browser. */
export async function recognise(): Promise<void> {
  const me = await api.me();
  if (me) {
    Object.assign(person, { name: me.name, known: true });
    set({ language: me.language });
  } else {
    person.name ||= say('default-name');
  }
}

export async function rename(name: string): Promise<void> {
  const me = await api.saveMe({ name: name.trim() || say('default-name'), language: settings.language });
  Object.assign(person, { name: me.name, known: true });
}

/** Before the first thing that needs a person. */
export async function introduce(): Promise<void> {
  if (!person.known) await rename(person.name);
}

export async function speak(language: Language): Promise<void> {
  const unnamed = person.name === say('default-name');
  set({ language });
  if (unnamed) person.name = say('default-name');
  if (person.known) await rename(person.name);
}
