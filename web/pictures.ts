/** Pictures of things: `import pictures from './pictures.json?pictures'` has the path of each icon that the file names. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

const QUERY = '?pictures';
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;
const ICONS = '@iconify-json/game-icons/icons.json';
/** From a square of 512 to one of 256: finer than that no picture is drawn, and whole numbers are less to load. */
const SCALE = 0.5;

/** The thousands of other icons stay out of the page. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const named = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return { code: `export default ${JSON.stringify(paths(named, file))};`, moduleType: 'js' };
    },
  };
}

/** For each thing the path of the icon that is named for it; `file` is where it is named. */
export function paths(named: Readonly<Record<string, string>>, file: string): Record<string, string> {
  const resolve = createRequire(import.meta.url).resolve;
  const { icons } = JSON.parse(readFileSync(resolve(ICONS), 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(
    Object.entries(named).map(([thing, icon]) => {
      const path = PATH.exec(icons[icon]?.body ?? '')?.[1];
      if (!path) throw new Error(`${file}: ${thing}: there is no icon ${icon}`);
      return [thing, svgpath(path).scale(SCALE).rel().round(0).toString()];
    }),
  );
}
