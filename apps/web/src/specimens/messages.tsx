import { toast } from '../lib/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Case, Specimen } from './specimen.tsx';

export function Messages() {
  return (
    <Specimen
      id="messages"
      title="Messages and waiting"
      note="A notice stands in the page, a toast says in passing what was done. What needs an answer is never a toast."
    >
      {() => (
        <>
          <div className="grid gap-3">
            <Notice title="Group figures appear from five people on">
              Three of twelve have answered so far.
            </Notice>
            <Notice kind="success">Verification email sent successfully!</Notice>
            <Notice
              kind="warning"
              title="All five free seats are taken"
              actions={<Button size="small">See billing</Button>}
            >
              Withdraw an invitation that has not begun, or add seats.
            </Notice>
            <Notice kind="error">Something went wrong. Please try again later.</Notice>
          </div>
          <Case name="Toast">
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => toast('Invitation sent successfully!')}>
                Success
              </Button>
              <Button
                size="small"
                onClick={() =>
                  toast('Ana Silva was withdrawn.', {
                    action: {
                      label: 'Undo',
                      run: () => toast('The invitation to Ana Silva has been restored.', { kind: 'info' }),
                    },
                  })
                }
              >
                With undo
              </Button>
              <Button size="small" onClick={() => toast('Failed to send invitation!', { kind: 'error' })}>
                Error
              </Button>
            </div>
          </Case>
          <Case name="Spinner, Skeleton">
            <div className="grid gap-4">
              <Spinner label="Writing the draft" />
              <Skeleton label="Loading people" />
            </div>
          </Case>
          <Case name="EmptyState">
            <EmptyState title="No data yet." action={<Button variant="primary">Invite people</Button>}>
              Five answers make the first figures. Until then you see a sample company, marked as such.
            </EmptyState>
          </Case>
        </>
      )}
    </Specimen>
  );
}
