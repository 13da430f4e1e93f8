import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Case, Specimen } from './specimen.tsx';

export function Buttons() {
  return (
    <Specimen
      id="buttons"
      title="Buttons"
      note="One primary button on a page. Hover darkens a fill or inks a border; the focus is a ring of 2 px, 2 px away, everywhere. On touch a button is at least 44 px high. While loading it keeps its words, its width and the focus."
    >
      {() => (
        <>
          <Case name="primary, secondary, quiet, danger">
            <div className="flex flex-wrap gap-2">
              <Button variant="primary">Invite</Button>
              <Button>Preview the mail</Button>
              <Button variant="quiet">Cancel</Button>
              <Button variant="danger">Erase</Button>
            </div>
          </Case>
          <Case name="small, medium, large">
            <div className="flex flex-wrap items-center gap-2">
              <Button size="small">Resend</Button>
              <Button>Resend</Button>
              <Button variant="primary" size="large">
                Begin <Icon name="arrow-right" />
              </Button>
            </div>
          </Case>
          <Case name="loading, disabled">
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" loading>
                Saving
              </Button>
              <Button loading>Loading more</Button>
              <Button variant="primary" disabled>
                Send
              </Button>
              <Button disabled>Resend in 12 s</Button>
            </div>
          </Case>
          <Case name="ButtonLink, CopyButton">
            <div className="flex flex-wrap gap-2">
              <ButtonLink to="/design">Inside</ButtonLink>
              <ButtonLink href="https://example.org" variant="quiet">
                Outside <Icon name="external" />
              </ButtonLink>
              <CopyButton text="https://example.org/survey" label="Copy link" size="medium" />
            </div>
          </Case>
        </>
      )}
    </Specimen>
  );
}
