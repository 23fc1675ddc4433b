import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import css from '../developers.module.css';
import { type CallFilter, readErrorCode, readTraceId, STATUSES } from './call-filter.ts';
import calls from './calls.module.css';

/** Chooses calls by their result, their error code and their trace. */
export function CallFilterForm({
  filter,
  onChange,
}: {
  filter: CallFilter;
  onChange: (filter: CallFilter) => void;
}) {
  const t = useTranslations('developers.calls');
  const [errorCode, setErrorCode] = useState(filter.errorCode);
  const [traceId, setTraceId] = useState(filter.traceId);
  const [isTried, setIsTried] = useState(false);
  // On a phone the calls come first.
  const isWide = useMedia('(min-width: 48rem)');
  const read = { errorCode: readErrorCode(errorCode), traceId: readTraceId(traceId) };
  const search = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (read.errorCode !== null && read.traceId !== null)
      onChange({ ...filter, errorCode: read.errorCode, traceId: read.traceId });
  };
  const isEmpty = errorCode === '' && traceId === '';
  return (
    <form className={calls.filter} onSubmit={search}>
      <Segments
        label={t('statusLabel')}
        value={filter.status}
        options={STATUSES.map((value) => ({ value, text: t(`statuses.${value}`) }))}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <details open={isWide || !isEmpty}>
        <summary className={calls.summary}>{t('searchBy')}</summary>
        <div className={css.inline}>
          <div className={css.grow}>
            <Field
              label={t('errorCode')}
              hint={t('errorCodeHint')}
              error={isTried && read.errorCode === null ? t('errorCodeWrong') : undefined}
              value={errorCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              onChange={({ target }) => setErrorCode(target.value)}
            />
          </div>
          <div className={css.grow}>
            <Field
              label={t('traceId')}
              hint={t('traceIdHint')}
              error={isTried && read.traceId === null ? t('traceIdWrong') : undefined}
              value={traceId}
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              onChange={({ target }) => setTraceId(target.value)}
            />
          </div>
          <Button type="submit" icon={<Search />}>
            {t('search')}
          </Button>
          {!isEmpty && (
            <Button tone="Quiet" onClick={() => onChange({ ...filter, errorCode: '', traceId: '' })}>
              {t('clear')}
            </Button>
          )}
        </div>
      </details>
    </form>
  );
}
