import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { FaultMessage } from '../ui/fault-message.tsx';
import { Field } from '../ui/field.tsx';
import { useSubmit } from '../ui/form/use-submit.ts';
import { Loading } from '../ui/loading.tsx';
import { CallList } from './call-list.tsx';
import type { OperatorSchemas } from './operator-api.ts';
import { useOperator } from './operator-context.tsx';
import css from './operator-page.module.css';

/** Finds the calls of a trace. */
export function TracePart() {
  const t = useTranslations('operator');
  const operator = useOperator();
  const [traceId, setTraceId] = useState('');
  const find = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      operator<{ calls: OperatorSchemas['TracedCall'][] }>(`/traces/${traceId.trim().toLowerCase()}`),
  });
  const { submit } = useSubmit({}, () => {
    if (traceId.trim() !== '') find.mutate();
  });
  return (
    <section className={css.part} aria-labelledby="operator-trace">
      <h2 id="operator-trace">{t('findTrace')}</h2>
      <form className={css.find} onSubmit={submit} noValidate>
        <Field
          label={t('trace')}
          dir="ltr"
          value={traceId}
          onChange={({ target }) => setTraceId(target.value)}
        />
        <Button type="submit">{t('findTrace')}</Button>
      </form>
      {find.isPending && <Loading />}
      {find.error !== null && <FaultMessage fault={find.error} onRetry={() => find.mutate()} />}
      {find.data !== undefined &&
        (find.data.calls.length === 0 ? (
          <p role="status">{t('noCalls')}</p>
        ) : (
          <CallList calls={find.data.calls} />
        ))}
    </section>
  );
}
