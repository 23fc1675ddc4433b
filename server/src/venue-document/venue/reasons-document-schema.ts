import { type Static, Type } from 'typebox';
import { type ReasonKind, USUAL_REDUCTIONS_NOTICE_PERCENT } from '../../core/venue/reasons.ts';
import { nullable } from '../../http/schema.ts';
import {
  listField,
  recordOf,
  switchField,
  textField,
  withAnswerWords,
  withDefault,
} from '../document-fields.ts';

const MOST_REASONS = 8;

function reasonTermsSchema(kind: ReasonKind, of: string) {
  const name = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
  return recordOf(`${name}ReasonsDocument`, `The reasons for ${of}.`, {
    usual: withAnswerWords(
      listField(
        textField(60, 'A reason.', 'Guest changed their mind'),
        MOST_REASONS,
        'The reasons that the till offers with one tap, in this order. Other reasons are typed.',
      ),
      { examples: [['Guest changed their mind', 'Entered by mistake']] },
    ),
    isNeeded: switchField(false, 'Whether a reason is required.'),
  });
}

const reasonsSchema = recordOf('ReasonsDocument', 'The reasons for deductions.', {
  remove: Type.Optional(reasonTermsSchema('remove', 'removing what the kitchen has begun')),
  void: Type.Optional(reasonTermsSchema('void', 'voiding a bill')),
  comp: Type.Optional(reasonTermsSchema('comp', 'comping an item')),
  discount: Type.Optional(reasonTermsSchema('discount', 'a discount by hand')),
  refund: Type.Optional(reasonTermsSchema('refund', 'a refund')),
  price: Type.Optional(reasonTermsSchema('price', 'a price by hand')),
});

export type ReasonsDocument = Static<typeof reasonsSchema>;

/** The settings of discounts, comps and voids by hand. */
export const reasonsFields = {
  reasons: Type.Optional(reasonsSchema),
  reductionsNoticePercent: withDefault(
    nullable(
      Type.Integer({ minimum: 0, maximum: 100, default: USUAL_REDUCTIONS_NOTICE_PERCENT }),
      'If a person deducts more than this percentage of their sales of a business day, people with the ' +
        'rights `seeTakings` and `people` get a notice. `null`: no notice.',
    ),
  ),
};
