import type { Report } from '@fourfold/contract/schemas';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';

interface DoubtProps {
  quality: Report['quality'];
  className?: string;
  children?: ReactNode;
}

const doubts = {
  uninformative: t`These answers say little`,
  check: t`Read these answers with care`,
  unreliable: t`These answers can’t be relied on`,
} as const;

/** Why the answers behind a report are doubted; nothing where they are not. */
export function Doubt({ quality, className, children }: DoubtProps) {
  if (quality === null || quality.verdict === 'consistent') return null;
  const { verdict, reasons } = quality;
  return (
    <Notice
      kind={verdict === 'uninformative' ? 'info' : 'warning'}
      title={doubts[verdict]}
      {...(className === undefined ? {} : { className })}
    >
      {reasons.join(' ')}
      {children}
    </Notice>
  );
}

export const isUnreliable = ({ quality }: Pick<Report, 'quality'>): boolean =>
  quality?.verdict === 'unreliable';
