import { pages } from '@fourfold/contract';
import { Link } from 'react-router';

export function SiteFooter() {
  return (
    <footer>
      <Link to={pages.privacyPolicy.path}>Privacy policy</Link>
    </footer>
  );
}
