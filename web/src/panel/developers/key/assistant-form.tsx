import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { useFaultSentence } from '../../../ui/fault-message.tsx';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { useSubmit } from '../../../ui/form/use-submit.ts';
import { ClashNotice } from '../../form/clash-notice.tsx';
import { priceText, readPrice } from '../../form/price-text.ts';
import { useDraft } from '../../form/use-draft.ts';
import css from '../developers.module.css';
import type { ApiKey } from '../key-queries.ts';
import { useKeyChange } from '../use-key-change.ts';

const LIMITS = ['perOrder', 'perDay'] as const;

/** Sets whether an AI assistant may order and book with a key, and up to which amounts. A button saves it. */
export function AssistantForm({ apiKey: { id, assistantOrders, revision } }: { apiKey: ApiKey }) {
  const t = useTranslations('developers.assistant');
  const locale = useLocale();
  const sentenceOf = useFaultSentence();
  const textOf = (amount: number | undefined) => (amount === undefined ? '' : priceText(amount, locale));
  const form = useDraft(`key-assistant.${id}`, {
    isOn: assistantOrders !== null,
    perOrder: textOf(assistantOrders?.perOrder),
    perDay: textOf(assistantOrders?.perDay),
  });
  const { isOn } = form.value;
  const save = useKeyChange(id);
  const faultOf = (name: (typeof LIMITS)[number]) =>
    isOn && !readPrice(form.value[name]) ? t('amountMissing') : undefined;
  const { shown, submit } = useSubmit({ perOrder: faultOf('perOrder'), perDay: faultOf('perDay') }, () => {
    if (!form.isChanged || form.clashes.length > 0) return;
    const [perOrder, perDay] = LIMITS.map((name) => readPrice(form.value[name]) ?? 0);
    const sent = form.send();
    const change = { assistantOrders: isOn ? { perOrder: perOrder!, perDay: perDay! } : null };
    save.mutate({ change, revision }, { onSuccess: () => form.forget(sent) });
  });
  return (
    <form className={css.stack} onSubmit={submit} noValidate>
      <ClashNotice form={form} isSaving={save.isPending} nameOf={(name) => t(name)} />
      <Switch
        label={t('isOn')}
        hint={t('text')}
        isOn={isOn}
        onChange={(switched) => form.set({ isOn: switched })}
      />
      {isOn &&
        LIMITS.map((name) => (
          <Field
            key={name}
            label={t(name)}
            inputMode="decimal"
            autoComplete="off"
            error={shown[name]}
            value={form.value[name]}
            onChange={({ target }) => form.set({ [name]: target.value })}
          />
        ))}
      {save.error !== null && (
        <p className={css.fault} role="alert">
          {sentenceOf(save.error)}
        </p>
      )}
      {(isOn || form.isChanged) && (
        <div className={css.buttons}>
          <Button type="submit" disabled={!form.isChanged || save.isPending || form.clashes.length > 0}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
