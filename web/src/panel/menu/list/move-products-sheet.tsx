import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import css from './menu-list.module.css';

interface MoveProductsSheetProps {
  onClose: () => void;
  onMove: (categoryId: string) => void;
}

/** Chooses the category that products move to. */
export function MoveProductsSheet({ onClose, onMove }: MoveProductsSheetProps) {
  const t = useTranslations('panelMenu.selection');
  const { menu } = useMenuEditing();
  return (
    <Sheet title={t('moveTo')} isOpen onClose={onClose}>
      <ul className={css.targets}>
        {menu.map(({ id, name }) => (
          <li key={id}>
            <Button isWide onClick={() => onMove(id)}>
              <VenueText>{name}</VenueText>
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
