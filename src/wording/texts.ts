import { createInstance, type TFunction } from 'i18next';
import type { Locale } from '#contracts/ids.ts';
import type { English } from './english.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: English };
    returnNull: false;
  }
}

/** Looks up the texts of one language by key (`area.thing.part`); plurals by Intl, braces are filled. */
export type Texts = TFunction;

export function createTexts(locale: Locale, catalogue: English): Texts {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { texts: catalogue } },
    defaultNS: 'texts',
    initAsync: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
  return instance.getFixedT(locale, 'texts');
}
