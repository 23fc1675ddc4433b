import { languageAttributes, useVenueTextAttributes } from '../../venue-settings/venue-text.tsx';
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
  const venueText = useVenueTextAttributes();
  const translated = language === null ? undefined : of.translations[language]?.[text];
  if (language === null || !translated) return <span {...venueText}>{of[text]}</span>;
  return <span {...languageAttributes(language)}>{translated}</span>;
}
