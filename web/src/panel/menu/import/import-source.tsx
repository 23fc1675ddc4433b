import { FileUp, RotateCcw } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from './import.module.css';
import { decodeText } from './read-table.ts';

interface ImportSourceProps {
  hasTable: boolean;
  onText: (text: string) => void;
  onClear: () => void;
}

/** Where the list comes from: pasted out of a spreadsheet, or a CSV file, chosen or dropped. */
export function ImportSource({ hasTable, onText, onClear }: ImportSourceProps) {
  const t = useTranslations('panelImport.source');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const readFile = (file: File | undefined) => {
    if (file !== undefined) void file.bytes().then((bytes) => onText(decodeText(bytes)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    readFile(event.dataTransfer.files[0]);
  };
  if (hasTable) {
    return (
      <Button className={css.again} icon={<RotateCcw />} onClick={onClear}>
        {t('again')}
      </Button>
    );
  }
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
          if (target.value.includes('\n')) onText(target.value);
        }}
      />
      <p>{t('columns')}</p>
      <Button icon={<FileUp />} onClick={() => input.current?.click()}>
        {t('file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label={t('file')}
        onChange={({ target }) => {
          readFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </fieldset>
  );
}
