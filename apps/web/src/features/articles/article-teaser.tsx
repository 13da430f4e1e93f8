import { type Article, minutesToRead } from '@fourfold/content';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ArticleDay } from './byline.tsx';

interface TeaserProps {
  article: Article;
  level: 'h2' | 'h3';
}

export function ArticleTeaser({ article, level: Heading }: TeaserProps) {
  const { path, title, subtitle, published } = article;
  return (
    <article className={Heading === 'h2' ? 'grid gap-x-12 lg:grid-cols-[2fr_3fr]' : undefined}>
      <Heading className={Heading === 'h2' ? 'text-h3' : 'text-h4'}>
        <Link to={path} className="hover:underline">
          {title}
        </Link>
      </Heading>
      <div className="mt-2">
        <p className="max-w-read text-body text-ink-soft">{subtitle}</p>
        <p className="mt-2 text-note text-ink-soft">
          <Trans>
            <ArticleDay date={published} />, {minutesToRead(article)} minutes
          </Trans>
        </p>
      </div>
    </article>
  );
}
