import type { DraftForm } from '../form/use-draft.ts';
import type { Settings } from '../panel-queries.ts';
import type { MoneyForm } from './money-form.ts';

/** The props of each card of the page. */
export interface MoneyCardProps {
  settings: Settings;
  form: DraftForm<MoneyForm>;
  /** Returns the text of the fault at a field. */
  faultOf: (field: keyof MoneyForm) => string | undefined;
}
