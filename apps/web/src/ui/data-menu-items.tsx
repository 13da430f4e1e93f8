import type { DataFormat } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MenuGroup, MenuItem, MenuSubmenu } from './menu.tsx';

interface DataMenuItemsProps {
  /** What is in the files, in a sentence or two. */
  about: ReactNode;
  onChoose: (format: DataFormat) => void;
  /** The same without names and addresses, where there are any. */
  onWithout?: (format: DataFormat) => void;
}

/** The part of a download menu that is for people who analyse the figures themselves. */
export function DataMenuItems({ about, onChoose, onWithout }: DataMenuItemsProps) {
  return (
    <MenuGroup
      label={
        <>
          <Trans>For analysis</Trans>
          <span className="mt-0.5 block max-w-64">{about}</span>
        </>
      }
    >
      <DataFormats onChoose={onChoose} />
      {onWithout && (
        <MenuSubmenu label={<Trans>Without names and addresses</Trans>}>
          <DataFormats onChoose={onWithout} />
        </MenuSubmenu>
      )}
      <MenuItem onClick={() => onChoose('codebook')}>
        <Trans>Codebook (CSV)</Trans>
      </MenuItem>
    </MenuGroup>
  );
}

const DataFormats = ({ onChoose }: Pick<DataMenuItemsProps, 'onChoose'>) => (
  <>
    <MenuItem onClick={() => onChoose('xlsx')}>
      <Trans>All data for Excel, with a codebook (XLSX)</Trans>
    </MenuItem>
    <MenuItem onClick={() => onChoose('sav')}>
      <Trans>All data for SPSS and R (SAV)</Trans>
    </MenuItem>
    <MenuItem onClick={() => onChoose('csv')}>
      <Trans>All data (CSV)</Trans>
    </MenuItem>
  </>
);
