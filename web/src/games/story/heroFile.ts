/** Heroes that people make: the form of their files, what a sheet may have, and how a hero is taken home. */
import { phrase, type FullSheet } from './table';
import type { Box } from './types';

export interface OwnPower {
  name: string;
  stage: number;
  bought?: number;
  tags: string[];
}

export interface OwnWeakness {
  name: string;
  triggers: string[];
}

export interface OwnHero {
  name: string;
  concept: string;
  experience?: number;
  points?: number;
  power: OwnPower[];
  weakness: OwnWeakness[];
}

export function emptyHero(): OwnHero {
  return { name: '', concept: '', power: [{ name: '', stage: 1, tags: [] }], weakness: [{ name: '', triggers: [] }] };
}

/** The stages that a person shares out; bought ones and development points are beyond that. */
export function stagesOf(hero: OwnHero): number {
  return hero.power.reduce((sum, { stage, bought = 0 }) => sum + stage - bought, 0);
}

/** What is still missing or too much, by the name of its text; null if the sheet is in order. The server checks it again. */
export function faultOf(box: Box, hero: OwnHero): string | null {
  if (!hero.name.trim()) return 'st-own-no-name';
  const { powers, stages, tags } = box.sheet;
  const own = hero.power.filter(({ stage, bought = 0 }) => bought < stage);
  if (!hero.power.length || hero.power.some((power) => !power.name.trim() || (!power.tags.length && !power.bought)))
    return 'st-own-no-power';
  if (hero.power.some((power) => power.tags.length > tags)) return 'st-own-tags';
  if (hero.weakness.some((each) => !each.name.trim() || !each.triggers.length)) return 'st-own-no-weakness';
  // A hero who has played before has shared the development points out already.
  const most = stages + (hero.points === 0 ? box.start_points : 0);
  return own.length > powers || stagesOf(hero) > most ? 'st-own-stages' : null;
}

/** A hero's file, or null if it is none. What is in order there, the server checks. */
export function readHero(text: string): OwnHero | null {
  try {
    const read = JSON.parse(text) as Partial<OwnHero> | null;
    if (typeof read?.name !== 'string' || !Array.isArray(read.power)) return null;
    return { ...read, concept: read.concept ?? '', weakness: read.weakness ?? [] } as OwnHero;
  } catch {
    return null;
  }
}

const named = (ids: readonly string[], bits: number): string[] => ids.filter((_, n) => (bits >> n) & 1);

/** A hero as it goes home from the table, with the experience. */
export function heroOf(box: Box, sheet: FullSheet): OwnHero {
  return {
    name: phrase(box, sheet.hero),
    concept: phrase(box, sheet.concept),
    experience: sheet.experience,
    points: 0,
    power: sheet.powers.map(({ name, stage, bought = 0, tags = 0 }) => ({
      name: phrase(box, name),
      stage,
      bought,
      tags: named(box.tag_ids, tags),
    })),
    weakness: sheet.weaknesses.map(({ name, triggers = 0 }) => ({
      name: phrase(box, name),
      triggers: named(box.strain_ids, triggers),
    })),
  };
}

/** Let the browser keep a hero as a file. */
export function saveHero(hero: OwnHero): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(hero, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${hero.name || 'hero'}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
