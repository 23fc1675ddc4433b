import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useVenue } from '../../session/venue-context.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { settingsQuery } from '../panel-queries.ts';

/** The attributes of a text or field that a person wrote: its language, and the direction of its text. */
interface WrittenText {
  /** Missing while it is not known. */
  lang?: string;
  dir: 'auto';
}

/** What bears a text in a language. */
export const textIn = (code: string): WrittenText => ({ lang: code, dir: 'auto' });

const OwnLanguage = createContext<WrittenText>({ dir: 'auto' });

/** Tells the pages below in which language the venue writes its names and texts: that of its menu. */
export function OwnLanguageProvider({ children }: { children: ReactNode }) {
  const { venueId } = useVenue();
  const { data: settings } = useQuery(settingsQuery(venueId));
  const code = settings?.languages.find(({ isDefault }) => isDefault)?.code;
  const written = useMemo(() => (code === undefined ? ({ dir: 'auto' } as const) : textIn(code)), [code]);
  return <OwnLanguage value={written}>{children}</OwnLanguage>;
}

/** What bears a text in the language of the venue. */
export function useOwnText(): WrittenText {
  return use(OwnLanguage);
}

/** A name or a text as the venue wrote it, within a page of another language. */
export function OwnText({ children }: { children: ReactNode }) {
  return <span {...useOwnText()}>{children}</span>;
}

/** A field for a name or a text in the language of the venue. */
export function OwnField(props: FieldProps) {
  return <Field {...useOwnText()} {...props} />;
}
