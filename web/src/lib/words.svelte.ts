/** The page's texts, in the language that is set at this moment. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from '../text/en.ftl?raw';
import ru from '../text/ru.ftl?raw';
import { settings, type Language } from './settings.svelte';

export type Texts = Record<Language, string>;

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false }),
  ru: new FluentBundle('ru', { useIsolating: false }),
};

/** Add texts, a game's for example. Adding the same again changes nothing. */
export function addTexts(texts: Texts): void {
  for (const language of ['en', 'ru'] as const)
    bundles[language].addResource(new FluentResource(texts[language]), { allowOverrides: true });
}

addTexts({ en, ru });

export function say(id: string, args?: Record<string, string | number>): string {
  const bundle = bundles[settings.language];
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : id;
}
