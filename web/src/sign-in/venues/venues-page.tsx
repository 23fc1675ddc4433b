import { loadWords } from 'virtual:words/venues';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { noteLastPlace, readLastPlace } from '../../device/last-screen.ts';
import { type PartWords, PartWordsProvider } from '../../device/part-words-provider.tsx';
import type { SignedIn } from '../../session/session.ts';
import { usePageTitle } from '../../ui/screen/use-page-title.ts';
import { firstScreenOf } from '../first-place.ts';
import { VenueTile } from './venue-tile.tsx';
import css from './venues-page.module.css';

const VENUES_WORDS: PartWords = { name: 'venues-words', load: loadWords };

/** All venues of a person with the state of each. A tap opens a venue. */
export default function VenuesPage({ session }: { session: SignedIn }) {
  return (
    <PartWordsProvider words={VENUES_WORDS}>
      <Venues session={session} />
    </PartWordsProvider>
  );
}

function Venues({ session }: { session: SignedIn }) {
  const t = useTranslations('venues');
  const { account, venues } = session;
  usePageTitle(`${t('title')} · Sofra`);
  const screen = firstScreenOf(session, readLastPlace(account.id));
  useEffect(() => noteLastPlace(account.id, 'Venues'), [account.id]);
  return (
    <main className={css.page}>
      <h1>{t('title')}</h1>
      <ul className={css.venues}>
        {venues.map((venue) => (
          <li key={venue.id}>
            <VenueTile
              venue={venue}
              href={`/app/${venue.id}/${screen}`}
              seesTakings={account.role === 'Owner' || account.rights.includes('seeTakings')}
            />
          </li>
        ))}
      </ul>
    </main>
  );
}
