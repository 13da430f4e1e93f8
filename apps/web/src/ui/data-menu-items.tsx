import type { DataFormat } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MenuGroup, MenuItem } from './menu.tsx';

interface DataMenuItemsProps {
  /** What is in the files, in a sentence or two. */
  about: ReactNode;
  onChoose: (format: DataFormat) => void;
}

/** The part of a download menu that is for people who analyse the figures themselves. */
export function DataMenuItems({ about, onChoose }: DataMenuItemsProps) {
  return (
    <MenuGroup
      label={
        <>
          <Trans>For analysis</Trans>
          <span className="mt-0.5 block max-w-64">{about}</span>
        </>
      }
    >
      <MenuItem onClick={() => onChoose('xlsx')}>
        <Trans>Excel with a codebook (XLSX)</Trans>
      </MenuItem>
      <MenuItem onClick={() => onChoose('sav')}>
        <Trans>SPSS and R (SAV)</Trans>
      </MenuItem>
      <MenuItem onClick={() => onChoose('csv')}>
        <Trans>CSV</Trans>
      </MenuItem>
      <MenuItem onClick={() => onChoose('codebook')}>
        <Trans>Codebook (CSV)</Trans>
      </MenuItem>
    </MenuGroup>
  );
}
