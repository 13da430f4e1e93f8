import type { OwnPage } from '@fourfold/contract';
import { useState } from 'react';
import { messageOf } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';

interface RightsProps {
  page: OwnPage;
  erase: () => Promise<void>;
  erased: () => void;
}

/** Taking everything along, and having everything erased. */
export function Rights({ page, erase, erased }: RightsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function eraseAll(): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await erase();
      erased();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <section aria-labelledby="rights" className="border-t pt-6">
      <h2 id="rights" className="text-h3">
        It is yours
      </h2>
      <p className="mt-2 max-w-narrow text-body text-ink-soft">
        The download holds everything that this page shows, in a form that programs can read. Erasing deletes
        your answers, results and details at {page.organisation}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          onClick={() => saveFile('my-results.json', JSON.stringify(page, null, 2), 'application/json')}
        >
          <Icon name="download" /> Download everything
        </Button>
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          Erase everything
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="Erase your answers and results?"
        description="This cannot be undone. Nobody can open them any more, neither you nor anybody at the company. Figures of groups are computed without you from then on; reports that were already sent stay with whoever has them."
        actions={
          <>
            <Button onClick={() => setIsAsked(false)}>Keep them</Button>
            <Button variant="danger" loading={isBusy} onClick={eraseAll}>
              Erase everything
            </Button>
          </>
        }
      >
        {problem && (
          <Notice kind="error" live>
            {problem}
          </Notice>
        )}
      </Dialog>
    </section>
  );
}
