import { ImagePlus, ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { untilKnown } from '../../../../api/record-writes.ts';
import { usePreferences } from '../../../../device/preferences.ts';
import { useVenue } from '../../../../session/venue-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { SavingFault } from '../../changes/saving-fault.tsx';
import { useSaving } from '../../changes/use-saving.ts';
import css from './photo-field.module.css';
import { uploadPhoto } from './upload-photo.ts';

const PhotoCropSheet = lazy(() => import('./photo-crop-sheet.tsx'));

interface PhotoFieldProps {
  url: string | null;
  onChange: (url: string | null) => void;
}

/** A photo: dropped or chosen, cut, sent with its progress in sight. */
export function PhotoField({ url, onChange }: PhotoFieldProps) {
  const t = useTranslations('panelMenu.photo');
  const { venueId } = useVenue();
  const { language } = usePreferences();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const saving = useSaving();
  const send = (photo: Blob) => {
    setFile(null);
    saving.run(async () => {
      setProgress(0);
      try {
        onChange(await untilKnown(() => uploadPhoto(venueId, photo, { language, onProgress: setProgress })));
      } finally {
        setProgress(null);
      }
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) setFile(dropped);
  };
  return (
    <fieldset
      className={classNames(css.field, isOver && css.over)}
      aria-label={t('title')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {url === null ? (
        <ImagePlus className={css.none} aria-hidden />
      ) : (
        <img className={css.photo} src={url.includes('/photos/') ? `${url}?width=320` : url} alt={t('alt')} />
      )}
      <div className={css.side}>
        {progress === null ? (
          <p>{t('drop')}</p>
        ) : (
          <progress value={progress} max={1} aria-label={t('sending')} />
        )}
        {saving.fault !== null && <SavingFault fault={saving.fault} />}
        <div className={css.buttons}>
          <Button icon={<ImageUp />} disabled={progress !== null} onClick={() => input.current?.click()}>
            {t(url === null ? 'choose' : 'replace')}
          </Button>
          {url !== null && (
            <Button tone="Quiet" icon={<Trash2 />} label={t('remove')} onClick={() => onChange(null)} />
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose')}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          target.value = '';
        }}
      />
      {file !== null && (
        <Suspense fallback={null}>
          <PhotoCropSheet file={file} onClose={() => setFile(null)} onCut={send} />
        </Suspense>
      )}
    </fieldset>
  );
}
