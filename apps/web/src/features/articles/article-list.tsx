import { articles } from '@fourfold/content';
import { pages } from '@fourfold/contract/words';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ArticleTeaser } from './article-teaser.tsx';

export function ArticleList() {
  return (
    <div className="page pt-14 md:pt-20">
      <header>
        <h1 className="max-w-[18ch] text-h1">{pages.blogs.title()}</h1>
        <p className="mt-5 max-w-read text-lead text-ink-soft">
          <Trans>
            Guides for people who manage culture, hiring or retention, with examples, checklists and sources.
          </Trans>
        </p>
      </header>
      <ol className="mt-14 grid gap-10">
        {articles.map((article) => (
          <li key={article.slug} className="border-t pt-8">
            <ArticleTeaser article={article} level="h2" />
          </li>
        ))}
      </ol>
      <p className="mt-14 border-t pt-8 text-body text-ink-soft">
        <Trans>
          Prefer to watch? Try{' '}
          <Link to={pages.miniCourse.path} className="link">
            the mini-course on measuring culture
          </Link>
          . You can also subscribe to{' '}
          <a href="/blogs/feed.xml" className="link">
            a feed of new articles
          </a>
          .
        </Trans>
      </p>
    </div>
  );
}
