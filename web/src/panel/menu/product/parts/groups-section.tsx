import { useTranslations } from 'use-intl';
import { Field } from '../../../../ui/field.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { useVenueTextAttributes } from '../../../venue-settings/venue-text.tsx';
import { type GroupDraft, newExtra, newKey } from '../draft/product-draft.ts';
import css from '../product.module.css';
import { Checkbox, ProductSection, type ProductSectionProps, useFaultText } from '../section.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { PartList } from './part-list.tsx';

const newGroup = (): GroupDraft => ({
  ...{ key: newKey(), name: '', translations: {} },
  ...{ selectionType: 'Single', isRequired: true, choices: [newExtra()] },
});

/** The option groups of a product: a guest chooses from each, such as a sauce. */
export function GroupsSection({ draft, set, faults }: ProductSectionProps) {
  const venueText = useVenueTextAttributes();
  const t = useTranslations('panelMenu.product');
  const faultAt = useFaultText(faults);
  return (
    <ProductSection title={t('groups')} hint={t('groupsHint')}>
      <PartList
        parts={draft.optionGroups}
        onChange={(optionGroups) => set({ optionGroups })}
        addText={t('addGroup')}
        newPart={newGroup}
      >
        {(group, change, at) => (
          <div className={css.group}>
            <Field
              label={t('groupName')}
              value={group.name}
              {...venueText}
              maxLength={100}
              error={faultAt(`optionGroups.${at}.name`)}
              onChange={({ target }) => change({ name: target.value })}
            />
            <Segments
              label={t('selection')}
              value={group.selectionType}
              options={[
                { value: 'Single', text: t('single') },
                { value: 'Multiple', text: t('multiple') },
              ]}
              onChange={(selectionType) => change({ selectionType })}
            />
            <Checkbox
              label={t('isRequired')}
              isOn={group.isRequired}
              onChange={(isRequired) => change({ isRequired })}
            />
            {faultAt(`optionGroups.${at}.choices`) !== undefined && (
              <p className={css.fault}>{faultAt(`optionGroups.${at}.choices`)}</p>
            )}
            <PartList
              parts={group.choices}
              onChange={(choices) => change({ choices })}
              addText={t('addChoice')}
              newPart={newExtra}
            >
              {(part, changePart, place) => (
                <ExtraFields
                  part={part}
                  set={changePart}
                  path={`optionGroups.${at}.choices.${place}`}
                  faultAt={faultAt}
                />
              )}
            </PartList>
          </div>
        )}
      </PartList>
    </ProductSection>
  );
}
