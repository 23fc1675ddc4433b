import { textIn, useOwnText } from '../../venue-settings/own-text.tsx';
import type { Product } from '../menu-queries.ts';

interface MenuTextProps {
  /** The product, category or part that has the text. */
  of: { name: string; description?: string | null; translations: Product['translations'] };
  text?: 'name' | 'description';
  /** `null` for the default language of the menu. */
  language: string | null;
}

/** A text of the menu in a language; without a translation, in the default language. */
export function MenuText({ of, text = 'name', language }: MenuTextProps) {
  const ownText = useOwnText();
  const translated = language === null ? undefined : of.translations[language]?.[text];
  if (language === null || !translated) return <span {...ownText}>{of[text]}</span>;
  return <span {...textIn(language)}>{translated}</span>;
}
