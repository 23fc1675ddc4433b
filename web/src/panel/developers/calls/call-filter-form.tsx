import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { useMedia } from '../../../ui/screen/use-media.ts';
import { Segments } from '../../../ui/segments.tsx';
import css from '../developers.module.css';
import { CALL_STATUSES, type CallFilter, readErrorCode, readTraceId } from './call-filter.ts';
import calls from './calls.module.css';

interface CallFilterFormProps {
  filter: CallFilter;
  onChange: (filter: CallFilter) => void;
}

/** Filters calls by result, error code and trace id. */
export function CallFilterForm({ filter, onChange }: CallFilterFormProps) {
  const t = useTranslations('developers.calls');
  const [errorCode, setErrorCode] = useState(filter.errorCode);
  const [traceId, setTraceId] = useState(filter.traceId);
  // On a phone the filter is closed at first, so that the calls are visible.
  const isWide = useMedia('(min-width: 48rem)');
  const read = { errorCode: readErrorCode(errorCode), traceId: readTraceId(traceId) };
  const faults = {
    errorCode: read.errorCode === null ? t('errorCodeWrong') : undefined,
    traceId: read.traceId === null ? t('traceIdWrong') : undefined,
  };
  const { shown, submit } = useSubmit(faults, () =>
    onChange({ ...filter, errorCode: read.errorCode ?? '', traceId: read.traceId ?? '' }),
  );
  const isEmpty = errorCode === '' && traceId === '';
  return (
    <form className={calls.filter} onSubmit={submit}>
      <Segments
        label={t('statusLabel')}
        value={filter.status}
        options={CALL_STATUSES.map((value) => ({ value, text: t(`statuses.${value}`) }))}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <details open={isWide || !isEmpty}>
        <summary className={calls.summary}>{t('searchBy')}</summary>
        <div className={css.inline}>
          <SearchField
            name="errorCode"
            value={errorCode}
            error={shown.errorCode}
            autoCapitalize="characters"
            onType={setErrorCode}
          />
          <SearchField name="traceId" value={traceId} error={shown.traceId} onType={setTraceId} />
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

interface SearchFieldProps {
  name: 'errorCode' | 'traceId';
  value: string;
  error: string | undefined;
  autoCapitalize?: 'characters';
  onType: (text: string) => void;
}

function SearchField({ name, value, error, autoCapitalize, onType }: SearchFieldProps) {
  const t = useTranslations('developers.calls');
  return (
    <div className={css.grow}>
      <Field
        label={t(name)}
        hint={t(`${name}Hint`)}
        error={error}
        value={value}
        autoComplete="off"
        autoCapitalize={autoCapitalize}
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
