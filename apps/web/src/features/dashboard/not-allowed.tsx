import { pages } from '@fourfold/contract/words';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Reached by an address that the role's navigation does not show. */
export function NotAllowed({ title, children }: { title?: string | undefined; children: string }) {
  return (
    <Notice
      title={title ?? 'Your role does not include this'}
      actions={
        <ButtonLink to={`${pages.settings.path}?tab=profile`} size="small">
          See your role
        </ButtonLink>
      }
    >
      {children}
    </Notice>
  );
}
