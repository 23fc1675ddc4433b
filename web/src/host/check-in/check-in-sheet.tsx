import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api, dataOf } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useTimeAndDay } from '../../time/use-time-and-day.ts';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Message } from '../../ui/message.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TablesButton } from '../tables/tables-button.tsx';
import { Camera } from './camera.tsx';
import css from './check-in-sheet.module.css';

/** Checks guests in with the code on their phone: scanned by the camera, or typed. */
export default function CheckInSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('host.checkIn');
  const checkIn = useCheckIn();
  const timeOf = useTimeAndDay();
  const [code, setCode] = useState('');
  const [seen, setSeen] = useState<string | null>(null);
  // A code that stays in front of the camera is sent only once. A refused code stays in the field, so that it can be
  // sent again.
  const see = (text: string) => {
    if (text === seen) return;
    setSeen(text);
    setCode(text);
    checkIn.mutate(text);
  };
  const next = () => {
    // If another code was typed in the meantime, it is kept: it is the code of the next guest.
    if (code.trim() === checkIn.variables) setCode('');
    checkIn.reset();
  };
  return (
    <Sheet title={t('title')} isOpen onClose={onClose}>
      {checkIn.isSuccess ? (
        <Message
          icon={<CircleCheck />}
          title={t('done', {
            name: checkIn.data.customer.name,
            guests: checkIn.data.guests,
            time: timeOf(Date.parse(checkIn.data.startsAt)),
          })}
        >
          {checkIn.data.tables.length === 0 && <TablesButton reservation={checkIn.data} />}
          <Button tone="Main" size="Large" onClick={next}>
            {t('next')}
          </Button>
        </Message>
      ) : (
        <div className={css.checkIn}>
          <Camera isPaused={checkIn.isPending} onCode={see} />
          <CodeForm
            code={code}
            onCode={(typed) => {
              setCode(typed);
              if (checkIn.isError) checkIn.reset();
            }}
            checkIn={checkIn}
          />
        </div>
      )}
    </Sheet>
  );
}

interface CodeFormProps {
  code: string;
  onCode: (code: string) => void;
  checkIn: ReturnType<typeof useCheckIn>;
}

/** The field for the code, which is typed or comes from the camera. */
function CodeForm({ code, onCode, checkIn }: CodeFormProps) {
  const t = useTranslations('host.checkIn');
  const sentenceOf = useFaultSentence();
  const isEmpty = code.trim() === '' || undefined;
  const { submit } = useSubmit({ isEmpty }, () => checkIn.mutate(code.trim()));
  return (
    <form className={css.form} onSubmit={submit}>
      <Field
        label={t('code')}
        value={code}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={300}
        onChange={({ target }) => onCode(target.value)}
        error={checkIn.isError ? sentenceOf(checkIn.error) : undefined}
      />
      <Button type="submit" tone="Main" size="Large" disabled={checkIn.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}

function useCheckIn() {
  const { venueId } = useVenue();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (code: string) =>
      dataOf(
        api.POST('/venue/v1/venues/{venueId}/reservations/check-in', {
          params: { path: { venueId } },
          body: { code },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.of(venueId, 'reservations') }),
  });
}
