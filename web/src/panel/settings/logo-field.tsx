import { useMutation } from '@tanstack/react-query';
import { ImagePlus, ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../api/client.ts';
import { repeatUntilKnown } from '../../api/record-writes.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { PhotoInput } from '../form/photo-input.tsx';
import css from './logo-field.module.css';

interface LogoFieldProps {
  venueId: string;
  logoUrl: string | null;
  onChange: (logoUrl: string | null) => void;
}

/** The field for the logo of the venue. A picture is sent at once, but only used after the settings are saved. */
export function LogoField({ venueId, logoUrl, onChange }: LogoFieldProps) {
  const t = useTranslations('settings');
  const sentenceOf = useFaultSentence();
  const input = useRef<HTMLInputElement>(null);
  const send = useUpload(venueId, onChange);
  return (
    <div className={css.logo}>
      {logoUrl === null ? (
        <span className={css.empty} aria-hidden>
          <ImagePlus />
        </span>
      ) : (
        <img src={logoUrl} alt={t('fields.logoUrl')} className={css.picture} />
      )}
      <div className={css.side}>
        <strong>{t('fields.logoUrl')}</strong>
        <small>{t('logoHint')}</small>
        <div className={css.actions}>
          <Button icon={<ImageUp />} disabled={send.isPending} onClick={() => input.current?.click()}>
            {t(send.isPending ? 'logoSending' : 'logoChoose')}
          </Button>
          {logoUrl !== null && (
            <Button tone="Quiet" icon={<Trash2 />} onClick={() => onChange(null)}>
              {t('logoRemove')}
            </Button>
          )}
        </div>
        {send.error !== null && (
          <p role="alert" className={css.fault}>
            {sentenceOf(send.error)}
          </p>
        )}
      </div>
      <PhotoInput input={input} onChoose={(file) => send.mutate(file)} />
    </div>
  );
}

function useUpload(venueId: string, onSent: (url: string) => void) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (file: File) =>
      repeatUntilKnown(() =>
        dataOf(
          api.POST('/venue/v1/venues/{venueId}/photos', {
            params: { path: { venueId } },
            body: file as never,
            bodySerializer: (sent: unknown) => sent as BodyInit,
            headers: { 'Content-Type': file.type },
          }),
        ),
      ),
    onSuccess: ({ url }) => onSent(url),
  });
}
