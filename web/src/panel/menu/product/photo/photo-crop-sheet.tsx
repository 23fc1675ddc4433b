import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useHasChanged } from '../../../../ui/way-back/use-has-changed.ts';
import css from './photo-field.module.css';
import { cropPhoto } from './upload-photo.ts';

const SHAPES = { Wide: 4 / 3, Square: 1, Tall: 3 / 4 };

interface PhotoCropSheetProps {
  file: File;
  onClose: () => void;
  onCropped: (photo: Blob) => void;
}

/** A sheet to crop a photo before it is sent. If the browser cannot show the file, it is sent uncropped: the service gives the reason for a refusal. */
export default function PhotoCropSheet({ file, onClose, onCropped }: PhotoCropSheetProps) {
  const t = useTranslations('panelMenu.photo');
  const [shape, setShape] = useState<keyof typeof SHAPES>('Wide');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => {
    return () => URL.revokeObjectURL(url);
  }, [url]);
  const cut = () => {
    if (area === null) onCropped(file);
    else cropPhoto(url, area).then(onCropped, () => onCropped(file));
  };
  const hasChosen = useHasChanged([shape, place, zoom]);
  return (
    <Sheet
      title={t('cut')}
      isOpen
      onClose={onClose}
      hasChosen={hasChosen}
      foot={
        <>
          <Button isWide onClick={() => onCropped(file)}>
            {t('whole')}
          </Button>
          <Button tone="Main" isWide onClick={cut}>
            {t('use')}
          </Button>
        </>
      }
    >
      <div className={css.cropper}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          aspect={SHAPES[shape]}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
        />
      </div>
      <Segments
        label={t('shape')}
        value={shape}
        options={[
          { value: 'Wide', text: t('wide') },
          { value: 'Square', text: t('square') },
          { value: 'Tall', text: t('tall') },
        ]}
        onChange={setShape}
      />
      <Zoom value={zoom} onChange={setZoom} />
    </Sheet>
  );
}

function Zoom({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTranslations('panelMenu.photo');
  return (
    <label className={css.zoom}>
      {t('zoom')}
      <input
        type="range"
        min={1}
        max={3}
        step={0.05}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
