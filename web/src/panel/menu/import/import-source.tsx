import { FileUp, RotateCcw } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { looksLikeTable } from '../printed/read-printed.ts';
import { guessColumns } from '../sheet/guess-columns.ts';
import { readTable, type Table } from '../sheet/read-table.ts';
import { UnreadableFile, type UnreadableKind } from '../sheet-file/file-kind.ts';
import { readSheetFile, type SheetFile } from '../sheet-file/read-sheet-file.ts';
import { FileChoice } from './file-choice.tsx';
import css from './import.module.css';

interface ImportSourceProps {
  hasTable: boolean;
  /** The file that was read; `null` if there is none. */
  file: SheetFile | null;
  onFile: (file: SheetFile) => void;
  onTable: (table: Table) => void;
  /** Called with the text of a printed menu. */
  onPrinted: (text: string) => void;
  onClear: () => void;
}

/** Chooses the source of the list. If there is a list, shows a button to choose another one. */
export function ImportSource({ hasTable, file, onClear, ...take }: ImportSourceProps) {
  const t = useTranslations('panelImport.source');
  if (!hasTable) return <NewSource {...take} />;
  return (
    <div className={css.choices}>
      <Button className={css.again} icon={<RotateCcw />} onClick={onClear}>
        {t('again')}
      </Button>
      {file !== null && <FileChoice file={file} onFile={take.onFile} />}
    </div>
  );
}

/** Takes a list: cells pasted from a spreadsheet, or a file that is chosen or dropped. */
function NewSource({
  onFile,
  onTable,
  onPrinted,
}: Pick<ImportSourceProps, 'onFile' | 'onTable' | 'onPrinted'>) {
  const t = useTranslations('panelImport.source');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [unread, setUnread] = useState<UnreadableKind | null>(null);
  const readFile = (file: File | undefined) => {
    if (file === undefined) return;
    setUnread(null);
    readSheetFile(file).then(onFile, (fault) =>
      setUnread(fault instanceof UnreadableFile ? fault.kind : 'unknown'),
    );
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
          // One line may still be being typed. Several lines were pasted: they are read at once.
          if (target.value.includes('\n')) takeText(target.value, { onTable, onPrinted });
        }}
      />
      <p>{t('columns')}</p>
      {unread !== null && <p role="alert">{t(`unread.${unread}`)}</p>}
      <FileButton onFile={readFile} />
    </fieldset>
  );
}

/** The files that can be chosen. Some cannot be read: the page explains why. */
const OFFERED =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.numbers,.pdf,text/csv,text/plain,text/tab-separated-values';

function FileButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const t = useTranslations('panelImport.source');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        {t('file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={OFFERED}
        aria-label={t('file')}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

/** Reads a text as the rows of a spreadsheet, or as a printed menu. */
function takeText(
  text: string,
  { onTable, onPrinted }: Pick<ImportSourceProps, 'onTable' | 'onPrinted'>,
): void {
  const table = readTable(text);
  if (looksLikeTable(text, guessColumns(table).header !== null)) onTable(table);
  else onPrinted(text);
}
