import { useTranslations } from 'use-intl';
import { usePercent } from '../../ui/percent.ts';
import { ConfirmSheet } from '../confirm-sheet.tsx';
import { readPercent } from '../read-percent.ts';
import type { SaveQuestion } from './settings-form.ts';

interface Run {
  isPending: boolean;
  error: unknown;
  mutate: () => void;
}

interface SettingsQuestionsProps {
  question: SaveQuestion | null;
  /** The service fee in percent, as typed. */
  fee: string;
  removed: readonly { name: string }[];
  /** Saves the settings. */
  run: Run;
  onAsk: (question: SaveQuestion | null) => void;
}

/** Asks about the service fee, then about the languages that would be removed. */
export function SettingsQuestions({ question, fee, removed, run, onAsk }: SettingsQuestionsProps) {
  const close = () => onAsk(null);
  if (question === null) return null;
  if (question === 'Languages') return <LanguagesRemoval removed={removed} run={run} onClose={close} />;
  const isLast = removed.length === 0;
  const next = { isPending: false, error: null, mutate: () => onAsk('Languages') };
  return <FeeQuestion fee={fee} run={isLast ? run : next} onClose={close} />;
}

/** Asks whether a service fee is allowed where the venue is. The app does not know the law. */
function FeeQuestion({ fee, run, onClose }: { fee: string; run: Run; onClose: () => void }) {
  const t = useTranslations('settings');
  const percent = usePercent();
  return (
    <ConfirmSheet
      title={t('askFee', { percent: percent(readPercent(fee) ?? 0) })}
      text={t('askFeeText')}
      answer={t('setFee')}
      run={run}
      onClose={onClose}
    />
  );
}

interface LanguagesRemovalProps {
  removed: readonly { name: string }[];
  run: Run;
  onClose: () => void;
}

function LanguagesRemoval({ removed, run, onClose }: LanguagesRemovalProps) {
  const t = useTranslations('settings');
  const names = removed.map(({ name }) => name).join(', ');
  return (
    <ConfirmSheet
      title={t('removeLanguage', { names })}
      text={t('removeLanguageText', { names })}
      answer={t('removeAndSave')}
      run={run}
      onClose={onClose}
    />
  );
}
