import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
import { AllergyBar } from '../../../allergies/allergy-bar.tsx';
import { AllergyPicker } from '../../../allergies/allergy-picker.tsx';
import { WithAllergyWords } from '../../../allergies/allergy-words.tsx';
import type { Bill } from '../../../api/bill-list.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { allergensOfExtra, allergensWith } from '../../order/menu/declared-allergens.ts';
import { useMenu } from '../../order/menu/use-menu.ts';
import css from '../bill.module.css';
import { activeLines, type BillLine } from '../bill-rounds.ts';
import { useMarkAllergy } from './use-mark-allergy.ts';

interface AllergySheetProps {
  bill: Bill;
  /** The line with the allergy; `null` for the whole bill. */
  line: BillLine | null;
  onClose: () => void;
}

/** The allergy of a line or of the whole bill, and the allergens of its dishes. */
export default function AllergySheet(props: AllergySheetProps) {
  const t = useTranslations('pay.bill');
  const { line, onClose } = props;
  const title = line === null ? t('allergy') : `${t('allergy')}: ${line.productName}`;
  return (
    <Sheet title={title} isOpen keepsTyped onClose={onClose}>
      <WithAllergyWords>
        <BillMarking {...props} />
      </WithAllergyWords>
    </Sheet>
  );
}

/** The allergens to choose, and what the dishes contain. */
export function BillMarking({ bill, line }: Omit<AllergySheetProps, 'onClose'>) {
  const [said, change] = useMarkAllergy(bill, line);
  const mark = (line ?? bill).allergy;
  return (
    <div className={css.lineSheet}>
      {mark !== null && <AllergyBar mark={mark} isWhole={line === null} />}
      <AllergyPicker said={said} isWhole={line === null} hasWords onChange={change} />
      <Dishes lines={line === null ? activeLines(bill) : [line]} avoided={said.allergens} />
    </div>
  );
}

interface DishesProps {
  lines: readonly Pick<BillLine, 'productId' | 'productName' | 'extras'>[];
  avoided: AllergySaid['allergens'];
}

/**
 * The allergens of each dish with its extras, as the menu declares them. Dishes with an allergen to avoid come first.
 */
export function Dishes({ lines, avoided }: DishesProps) {
  const t = useTranslations('allergies');
  const { index } = useMenu();
  const dishes = lines.map(({ productId, productName, extras }) => {
    const product = index?.products.get(productId)?.product;
    const ids = extras.map(({ id }) => id);
    const added = extras.filter(({ id }) => product?.extras.some((one) => one.id === id && isDeclared(one)));
    const name = [productName, ...added.map((extra) => extra.name)].join(' + ');
    const allergens = product ? allergensWith(product, ids) : [];
    const hasAvoided = allergens.some((one) => avoided.includes(one));
    return [`${productId} ${name}`, { name, allergens, hasAvoided }] as const;
  });
  const avoidedFirst = [...new Map(dishes)].sort(
    ([, a], [, b]) => Number(b.hasAvoided) - Number(a.hasAvoided),
  );
  return (
    <section>
      <h3 className={css.heading}>{t('dishes')}</h3>
      <ul>
        {avoidedFirst.map(([key, { name, allergens, hasAvoided }]) => {
          const names = allergens.map((one) => t(`names.${one}`)).join(', ');
          return (
            <li key={key} className={hasAvoided ? css.avoided : undefined}>
              {hasAvoided && <TriangleAlert aria-label={t('mark')} role="img" />}
              <strong>{name}</strong> {names === '' ? t('nothing') : t('contains', { names })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function isDeclared(extra: Parameters<typeof allergensOfExtra>[0]): boolean {
  return allergensOfExtra(extra).length > 0;
}
