import { PackageOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRound } from '../acts/act.ts';
import { useUnsentActs } from '../acts/acts-provider.tsx';
import { hasJustSignedIn } from '../session/just-signed-in.ts';
import { nameOfPerson } from '../session/known-people.ts';
import { useVenue } from '../session/venue-context.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import css from './unsent.module.css';
import { UnsentRow } from './unsent-row.tsx';
import { type UnsentRounds, useUnsentRounds } from './use-unsent-rounds.ts';

/** Says that there are unsent acts of other people on this device. */
export function UnsentBar() {
  const left = useUnsentRounds();
  const others = useOtherUnsentTexts();
  if (left.rounds.length === 0) return others.map((text) => <UnsentNote key={text} text={text} />);
  return <RoundsBar left={left} others={others} />;
}

/** Opens the list of unsent rounds: automatically if the person has just signed in, otherwise with a tap. */
function RoundsBar({ left: { rounds, isSorted }, others }: { left: UnsentRounds; others: string[] }) {
  const t = useTranslations('app.unsent');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isSorted && hasJustSignedIn()) setIsOpen(true);
  }, [isSorted]);
  return (
    <UnsentNote text={t('left', { count: rounds.length })}>
      <Button tone="Quiet" onClick={() => setIsOpen(true)}>
        {t('look')}
      </Button>
      <Sheet title={t('title')} place="Side" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className={css.rounds}>
          <p className={css.soft}>{t('explained')}</p>
          <ul className={css.rounds}>
            {rounds.map((round) => (
              <UnsentRow key={round.id} round={round} />
            ))}
          </ul>
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Sheet>
    </UnsentNote>
  );
}

function UnsentNote({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <span className={css.left}>
      <PackageOpen aria-hidden />
      {text}
      {children}
    </span>
  );
}

/** A text for each person who has unsent acts other than rounds: only that person may send them. */
function useOtherUnsentTexts(): string[] {
  const t = useTranslations('app.unsent');
  const { venueId } = useVenue();
  const acts = useUnsentActs(venueId).filter((act) => !isRound(act));
  return [...Map.groupBy(acts, ({ accountId }) => accountId)].map(([accountId, own]) =>
    t('others', { count: own.length, name: nameOfPerson(localStorage, accountId) ?? t('somebody') }),
  );
}
