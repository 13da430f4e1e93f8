import { pages } from '@fourfold/contract';
import { Link } from 'react-router';

export function TopNavigation() {
  return (
    <nav aria-label="Main">
      <Link to={pages.home.path}>Home</Link> <Link to={pages.login.path}>Login</Link>
    </nav>
  );
}
