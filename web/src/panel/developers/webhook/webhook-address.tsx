import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { ClashNotice } from '../../form/clash-notice.tsx';
import { useDraft } from '../../form/use-draft.ts';
import css from '../developers.module.css';
import type { ApiKey } from '../key-queries.ts';
import { useKeyChange } from '../use-key-change.ts';

/** The address to which the events of a key are sent. If a change creates a signing secret, the page shows it once. */
export function WebhookAddress({ apiKey: { id, webhook, revision } }: { apiKey: ApiKey }) {
  const t = useTranslations('developers.webhook');
  const sentenceOf = useFaultSentence();
  // The address may carry a secret in its query: the draft is not stored in the browser.
  const form = useDraft(null, { url: webhook?.url ?? '' });
  const change = useKeyChange(id);
  const typed = form.value.url.trim();
  const cannotSave = typed === '' || !form.isChanged || form.clashes.length > 0 || undefined;
  const { submit } = useSubmit({ cannotSave }, () => {
    const sent = form.send();
    change.mutate({ change: { webhookUrl: typed }, revision }, { onSuccess: () => form.forget(sent) });
  });
  return (
    <form className={css.stack} onSubmit={submit} noValidate>
      <ClashNotice
        form={form}
        isSaving={change.isPending}
        nameOf={() => `${t('url')} (${webhook?.url ?? t('none')})`}
      />
      <div className={css.inline}>
        <div className={css.grow}>
          <Field
            label={t('url')}
            hint={t('urlHint')}
            error={change.error === null ? undefined : sentenceOf(change.error)}
            type="url"
            dir="ltr"
            value={form.value.url}
            autoComplete="off"
            onChange={({ target }) => form.set({ url: target.value })}
          />
        </div>
        <Button type="submit" disabled={cannotSave || change.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
