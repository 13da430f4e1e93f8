import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Asked } from '../culture-context.ts';
import { DifferenceEvidence } from './difference-evidence.tsx';
import { LinkEvidence } from './link-evidence.tsx';
import { ScoreEvidence } from './score-evidence.tsx';

interface EvidenceDialogProps {
  asked: Asked | null;
  onClose: () => void;
}

const titles: Record<Asked['about'], (asked: Asked) => string> = {
  score: () => t`About this score`,
  link: () => t`About this connection`,
  difference: (asked) => ('measure' in asked ? asked.measure : ''),
};

/** Behind every number: what is it, how sure, from whom, why. */
export function EvidenceDialog({ asked, onClose }: EvidenceDialogProps) {
  return (
    <Dialog wide open={asked !== null} onClose={onClose} title={asked ? titles[asked.about](asked) : ''}>
      {asked && contentOf(asked, onClose)}
    </Dialog>
  );
}

function contentOf(asked: Asked, onClose: () => void): ReactNode {
  if (asked.about === 'score') return <ScoreEvidence asked={asked} onClose={onClose} />;
  if (asked.about === 'difference') return <DifferenceEvidence asked={asked} />;
  return <LinkEvidence behaviour={asked.behaviour} perception={asked.perception} />;
}
