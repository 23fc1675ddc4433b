import { useTranslations } from 'use-intl';
import { Select } from '../../../ui/select.tsx';
import { ALPHABETS } from '../sheet-file/decode-text.ts';
import { rereadSheetFile, type SheetFile } from '../sheet-file/read-sheet-file.ts';

interface FileChoiceProps {
  file: SheetFile;
  onFile: (file: SheetFile) => void;
}

/**
 * Chooses another way to read the file: another sheet, or another alphabet if the file is not Unicode.
 */
export function FileChoice({ file, onFile }: FileChoiceProps) {
  const t = useTranslations('panelImport.source');
  if (file.by === null || (file.by === 'Sheet' && file.sheets.length === 1)) return null;
  const names =
    file.by === 'Sheet'
      ? file.sheets.map(({ name }) => name)
      : ALPHABETS.map((alphabet) => t(`alphabets.${alphabet}`));
  return (
    <Select
      label={t(file.by === 'Sheet' ? 'sheet' : 'letters')}
      hint={file.by === 'Sheet' ? undefined : t('lettersHint')}
      value={file.chosen}
      onChange={({ target }) => onFile(rereadSheetFile(file, Number(target.value)))}
    >
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sheets may have the same name
        <option key={at} value={at}>
          {name}
        </option>
      ))}
    </Select>
  );
}
