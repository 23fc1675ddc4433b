import { useTranslations } from 'use-intl';
import type { Choice } from '../basket/basket.ts';
import type { Product } from '../menu/menu-index.ts';
import { choicesOf, freeExtras, toggleExtra } from '../menu/product-choices.ts';
import { ChoiceChips } from './choice-chips.tsx';

interface ProductChoicesProps {
  product: Product;
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** The ids of the required groups without a choice, which are marked. */
  missing: readonly string[];
}

/** Portions, option groups, extras and removable ingredients, in the order in which guests name them. */
export function ProductChoices({ product, choice, onChange, missing }: ProductChoicesProps) {
  const t = useTranslations('till.product');
  const { portions } = product;
  const extras = freeExtras(product);
  const toggle = (id: string) => onChange({ ...choice, extraIds: toggleExtra(product, choice.extraIds, id) });
  return (
    <>
      {portions.length > 1 && (
        <ChoiceChips
          legend={t('portion')}
          options={portions}
          chosen={[choice.portionId]}
          isSingle
          onToggle={(portionId) => onChange({ ...choice, portionId })}
        />
      )}
      {product.optionGroups.map((group) => (
        <ChoiceChips
          key={group.id}
          id={`group-${group.id}`}
          legend={group.name}
          hint={t(`rules.${group.isRequired ? 'required' : 'optional'}${group.selectionType}`)}
          options={choicesOf(product, group)}
          chosen={choice.extraIds}
          isSingle={group.selectionType === 'Single' && group.isRequired}
          isExtra
          error={missing.includes(group.id) ? t('missing') : null}
          onToggle={toggle}
        />
      ))}
      {extras.length > 0 && (
        <ChoiceChips
          legend={t('extras')}
          options={extras}
          chosen={choice.extraIds}
          isExtra
          onToggle={toggle}
        />
      )}
      {product.removableIngredients.length > 0 && (
        <ChoiceChips
          legend={t('without')}
          options={product.removableIngredients}
          chosen={choice.removedIngredientIds}
          isRemoval
          onToggle={(id) =>
            onChange({
              ...choice,
              removedIngredientIds: choice.removedIngredientIds.includes(id)
                ? choice.removedIngredientIds.filter((one) => one !== id)
                : [...choice.removedIngredientIds, id],
            })
          }
        />
      )}
    </>
  );
}
