import { FileUp, RotateCcw } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { looksLikeTable } from '../printed/read-printed.ts';
import { guessColumns } from '../sheet/guess-columns.ts';
import { readTable, type Table } from '../sheet/read-table.ts';
import { readTableFile } from '../sheet/read-table-file.ts';
import css from './import.module.css';

interface ImportSourceProps {
  hasTable: boolean;
  onTable: (table: Table) => void;
  /** Takes the text of a printed menu. */
  onPrinted: (text: string) => void;
  onClear: () => void;
}

/** Where the list comes from; once there is one, the way to another. */
export function ImportSource({ hasTable, onTable, onPrinted, onClear }: ImportSourceProps) {
  const t = useTranslations('panelImport.source');
  if (!hasTable) return <NewSource onTable={onTable} onPrinted={onPrinted} />;
  return (
    <Button className={css.again} icon={<RotateCcw />} onClick={onClear}>
      {t('again')}
    </Button>
  );
}

/** Where a list comes from: pasted out of a spreadsheet, or a file of one, chosen or dropped. */
function NewSource({ onTable, onPrinted }: Pick<ImportSourceProps, 'onTable' | 'onPrinted'>) {
  const t = useTranslations('panelImport.source');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isUnread, setIsUnread] = useState(false);
  const readFile = (file: File | undefined) => {
    if (file === undefined) return;
    setIsUnread(false);
    readTableFile(file).then(onTable, () => setIsUnread(true));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    readFile(event.dataTransfer.files[0]);
  };
  return (
    <fieldset
      className={classNames(css.source, isOver && css.over)}
      aria-label={t('title')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{t('paste')}</label>
      <textarea
        id={id}
        rows={8}
        placeholder={t('example')}
        onChange={({ target }) => {
          // One line may still grow; a list is read as soon as it is there.
          if (target.value.includes('\n')) takeText(target.value, { onTable, onPrinted });
        }}
      />
      <p>{t('columns')}</p>
      {isUnread && <p role="alert">{t('unread')}</p>}
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        {t('file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values"
        aria-label={t('file')}
        onChange={({ target }) => {
          readFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </fieldset>
  );
}

/** Tells the rows of a spreadsheet from the text of a printed menu. */
function takeText(
  text: string,
  { onTable, onPrinted }: Pick<ImportSourceProps, 'onTable' | 'onPrinted'>,
): void {
  const table = readTable(text);
  if (looksLikeTable(text, guessColumns(table).hasHeader)) onTable(table);
  else onPrinted(text);
}
