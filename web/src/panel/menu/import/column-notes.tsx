import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { usePercent } from '../../../ui/percent.ts';
import { nativeNameOf } from '../../venue-settings/menu-languages.ts';
import { useSaveSettings } from '../../venue-settings/use-save-settings.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { GuessedColumns } from '../sheet/guess-columns.ts';
import type { Table } from '../sheet/read-table.ts';
import { readRates } from '../sheet/vat-cells.ts';
import css from './import.module.css';

interface ColumnNotesProps {
  table: Table;
  columns: GuessedColumns;
  /** Called after a language was added to the menu. */
  onLanguage: (language: string) => void;
}

/** The ignored columns with the reasons. One tap adds the missing language or VAT class to the venue. */
export function ColumnNotes({ table, columns, onLanguage }: ColumnNotesProps) {
  const { settings } = useMenuEditing();
  const { header, kinds, leftOut } = columns;
  const open = leftOut.filter(({ at }) => kinds[at] === 'Ignore');
  const foreign = open.filter(({ why }) => why === 'ForeignIds');
  const languages = Map.groupBy(
    open.flatMap((column) => (column.why === 'Language' ? [column] : [])),
    ({ language }) => language,
  );
  const vat = kinds.indexOf('Vat');
  const cells = table.slice((header ?? -1) + 1).map((row) => row[vat] ?? '');
  const rates = settings.vatClasses.length > 0 ? [] : readRates(cells);
  if (open.length === 0 && rates.length === 0) return null;
  return (
    <ul className={css.notes}>
      {foreign.map(({ at }) => (
        <ForeignIds key={at} column={at + 1} />
      ))}
      {[...languages].map(([language, [column]]) => (
        <LackingLanguage
          key={language}
          language={language}
          column={column!.at + 1}
          onAdded={() => onLanguage(language)}
        />
      ))}
      {rates.length > 0 && <LackingVat rates={rates} />}
    </ul>
  );
}

function ForeignIds({ column }: { column: number }) {
  const t = useTranslations('panelImport.columns');
  return <li>{t('foreignIds', { column })}</li>;
}

interface LackingLanguageProps {
  language: string;
  /** The number of the first ignored column of this language, from 1. */
  column: number;
  onAdded: () => void;
}

function LackingLanguage({ language, column, onAdded }: LackingLanguageProps) {
  const t = useTranslations('panelImport.columns');
  const sentenceOf = useFaultSentence();
  const save = useSaveSettings(useMenuEditing().settings);
  const name = nativeNameOf(language);
  const add = () =>
    save.mutate(
      ({ languages }) => ({ languages: [...languages, { code: language, name, isDefault: false }] }),
      {
        onSuccess: onAdded,
      },
    );
  return (
    <li>
      {t('language', { column, language: name })}
      <Button icon={<Plus />} disabled={save.isPending} onClick={add}>
        {t('addLanguage', { language: name })}
      </Button>
      {save.error !== null && <span role="alert">{sentenceOf(save.error)}</span>}
    </li>
  );
}

/**
 * Offers to add a VAT class for each rate of the list. It does not set the default class for products: the owner
 * chooses that.
 */
function LackingVat({ rates }: { rates: readonly number[] }) {
  const t = useTranslations('panelImport.columns');
  const percent = usePercent();
  const sentenceOf = useFaultSentence();
  const save = useSaveSettings(useMenuEditing().settings);
  const add = () =>
    save.mutate({
      vatClasses: rates.map((rate) => ({
        code: `vat-${String(rate).replace('.', '-')}`,
        name: t('vatName', { rate: percent(rate) }),
        rates: [{ percent: rate }],
      })),
    });
  return (
    <li>
      {t('vat', { rates: rates.map(percent).join(', ') })}
      <Button icon={<Plus />} disabled={save.isPending} onClick={add}>
        {t('makeVat')}
      </Button>
      {save.error !== null && <span role="alert">{sentenceOf(save.error)}</span>}
    </li>
  );
}
