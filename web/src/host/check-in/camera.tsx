import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import css from './check-in-sheet.module.css';
import { readQrCode } from './read-qr-code.ts';

/** How often the camera picture is scanned for a code. */
const SCAN_EVERY_MS = 150;

/**
 * Shows the picture of the camera and calls back with a QR code in it, repeatedly while the code is visible.
 * `isPaused`: a found code is being sent.
 */
export function Camera({ isPaused, onCode }: { isPaused: boolean; onCode: (text: string) => void }) {
  const t = useTranslations('host.checkIn');
  const video = useRef<HTMLVideoElement>(null);
  const [hasCamera, setHasCamera] = useState(true);
  const scan = useEffectEvent(() => {
    if (isPaused || video.current === null) return;
    const text = readQrCode(video.current);
    if (text !== null) onCode(text);
  });
  useEffect(() => {
    const closed = new AbortController();
    openCamera(closed.signal)
      .then((stream) => {
        if (video.current !== null) video.current.srcObject = stream;
      })
      .catch(() => setHasCamera(false));
    const timer = setInterval(() => scan(), SCAN_EVERY_MS);
    return () => {
      clearInterval(timer);
      closed.abort();
    };
  }, []);
  if (!hasCamera) return <p>{t('noCamera')}</p>;
  return (
    <div className={css.camera}>
      <video ref={video} autoPlay playsInline muted />
      <p>{t('hold')}</p>
    </div>
  );
}

/** Opens the rear camera. @param closed  closes it when aborted */
async function openCamera(closed: AbortSignal): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: 1280 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (closed.aborted) stop();
  else closed.addEventListener('abort', stop, { once: true });
  return stream;
}
