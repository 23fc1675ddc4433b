import { ImagePlus, ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { photoPath } from '../../../../api/photo-path.ts';
import { repeatUntilKnown } from '../../../../api/record-writes.ts';
import { usePreferences } from '../../../../device/use-preferences.ts';
import { useVenue } from '../../../../session/venue-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { lazyPart } from '../../../../ui/parts/lazy-part.ts';
import { PhotoInput } from '../../../form/photo-input.tsx';
import { SavingFault } from '../../changes/saving-fault.tsx';
import { useSaving } from '../../changes/use-saving.ts';
import css from './photo-field.module.css';
import { uploadPhoto } from './upload-photo.ts';

const PhotoCropSheet = lazyPart(() => import('./photo-crop-sheet.tsx'));

interface PhotoFieldProps {
  url: string | null;
  onChange: (url: string | null) => void;
  /** Called when sending begins and ends. In between, the form cannot be saved. */
  onSending: (isSending: boolean) => void;
}

/** A field for a photo: it is chosen or dropped, cropped, and sent with its progress shown. */
export function PhotoField({ url, onChange, onSending }: PhotoFieldProps) {
  const t = useTranslations('panelMenu.photo');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setIsOver] = useState(false);
  const { progress, fault, send } = useUpload(onChange, onSending);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined && progress === null) setFile(dropped);
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
      <Photo url={url} />
      <div className={css.side}>
        {progress === null ? (
          <p>{t('drop')}</p>
        ) : (
          <progress value={progress} max={1} aria-label={t('sending')} />
        )}
        {fault !== null && <SavingFault fault={fault} />}
        <PhotoButtons
          hasPhoto={url !== null}
          isBusy={progress !== null}
          onChoose={() => input.current?.click()}
          onRemove={() => onChange(null)}
        />
      </div>
      <PhotoInput input={input} label={t('choose')} onChoose={setFile} />
      {file !== null && (
        <Suspense fallback={null}>
          <PhotoCropSheet
            file={file}
            onClose={() => setFile(null)}
            onCropped={(photo) => {
              setFile(null);
              send(photo);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

interface PhotoButtonsProps {
  hasPhoto: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function PhotoButtons({ hasPhoto, isBusy, onChoose, onRemove }: PhotoButtonsProps) {
  const t = useTranslations('panelMenu.photo');
  return (
    <div className={css.buttons}>
      <Button icon={<ImageUp />} disabled={isBusy} onClick={onChoose}>
        {t(hasPhoto ? 'replace' : 'choose')}
      </Button>
      {hasPhoto && <Button tone="Quiet" icon={<Trash2 />} label={t('remove')} onClick={onRemove} />}
    </div>
  );
}

function Photo({ url }: { url: string | null }) {
  const t = useTranslations('panelMenu.photo');
  if (url === null) return <ImagePlus className={css.none} aria-hidden />;
  const shown = url.includes('/photos/') ? `${photoPath(url)}?width=320` : url;
  return <img className={css.photo} src={shown} alt={t('alt')} />;
}

/** Sends a photo. `progress`: from 0 to 1 while it is being sent, otherwise `null`. */
function useUpload(onSent: (url: string) => void, onSending: (isSending: boolean) => void) {
  const { venueId } = useVenue();
  const { language } = usePreferences();
  const [progress, setProgress] = useState<number | null>(null);
  const saving = useSaving();
  const send = (photo: Blob) =>
    saving.run(async () => {
      setProgress(0);
      onSending(true);
      try {
        onSent(
          await repeatUntilKnown(() => uploadPhoto(venueId, photo, { language, onProgress: setProgress })),
        );
      } finally {
        setProgress(null);
        onSending(false);
      }
    });
  return { progress, fault: saving.fault, send };
}
