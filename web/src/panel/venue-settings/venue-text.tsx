import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useVenue } from '../../session/venue-context.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { settingsQuery } from '../panel-queries.ts';

/** The HTML attributes of an element whose text the venue wrote: language and text direction. */
interface WrittenText {
  /** Missing while the language is not loaded. */
  lang?: string;
  dir: 'auto';
}

/** The HTML attributes of an element with a text in a language. */
export const languageAttributes = (code: string): WrittenText => ({ lang: code, dir: 'auto' });

const VenueLanguage = createContext<WrittenText>({ dir: 'auto' });

/** Provides the language in which the venue writes its names and texts: the default language of its menu. */
export function VenueLanguageProvider({ children }: { children: ReactNode }) {
  const { venueId } = useVenue();
  const { data: settings } = useQuery(settingsQuery(venueId));
  const code = settings?.languages.find(({ isDefault }) => isDefault)?.code;
  const written = useMemo(
    () => (code === undefined ? ({ dir: 'auto' } as const) : languageAttributes(code)),
    [code],
  );
  return <VenueLanguage value={written}>{children}</VenueLanguage>;
}

/** The HTML attributes of an element with a text that the venue wrote. */
export function useVenueTextAttributes(): WrittenText {
  return use(VenueLanguage);
}

/** A name or text that the venue wrote, marked with its language: the page may be in another one. */
export function VenueText({ children }: { children: ReactNode }) {
  return <span {...useVenueTextAttributes()}>{children}</span>;
}

/** A field for a name or text in the language of the venue. */
export function VenueField(props: FieldProps) {
  return <Field {...useVenueTextAttributes()} {...props} />;
}
