import { data, type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router-dom';
import { previewPath } from '../../shared/preview-path';
import { Document, loader as documentLoader } from '../layout/document';
import { ErrorPage } from '../layout/error-page';
import { Layout } from '../layout/layout';
import { shouldRevalidate } from '../locations/use-location-address';
import { CategoryPreview } from './category';
import { FaqPreview } from './faq';
import {
  loadPreviewedBranch,
  loadPreviewedCategory,
  loadPreviewedFaq,
  loadPreviewedLocation,
  loadPreviewedPage,
  loadPreviewedPost,
  loadPreviewedProduct,
  loadPreviewedSlide,
} from './loaders';
import { LocationPreview } from './location';
import { PreviewOver } from './over';
import { BranchPreview, PagePreview } from './page';
import { PostPreview } from './post';
import { ProductPreview } from './product';
import { SlidePreview } from './slide';

/**
 * Preview pages, in an application of their own (`entry-preview.tsx`): they add nothing to the site's bundle, and no
 * visitor's navigation leads here.
 */
export const previewRoutes: RouteObject[] = [
  {
    id: 'document',
    Component: Document,
    loader: documentLoader,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'layout',
        Component: Layout,
        children: [
          {
            id: 'pages',
            ErrorBoundary: ErrorPage,
            children: [
              {
                id: 'preview/post',
                path: previewPath('posts', ':token'),
                loader: loadPreviewedPost,
                Component: PostPreview,
                ErrorBoundary: PreviewOver,
              },
              {
                id: 'preview/product',
                path: previewPath('products', ':token'),
                loader: loadPreviewedProduct,
                Component: ProductPreview,
                ErrorBoundary: PreviewOver,
              },
              {
                id: 'preview/location',
                path: previewPath('locations', ':token'),
                loader: loadPreviewedLocation,
                shouldRevalidate,
                Component: LocationPreview,
                ErrorBoundary: PreviewOver,
              },
              {
                id: 'preview/slide',
                path: previewPath('slides', ':token'),
                loader: loadPreviewedSlide,
                Component: SlidePreview,
                ErrorBoundary: PreviewOver,
              },
              {
                id: 'preview/faq',
                path: previewPath('faqs', ':token'),
                loader: loadPreviewedFaq,
                Component: FaqPreview,
                ErrorBoundary: PreviewOver,
              },
              {
                id: 'preview/category',
                path: previewPath('categories', ':token'),
                loader: loadPreviewedCategory,
                Component: CategoryPreview,
                ErrorBoundary: PreviewOver,
              },
              {
                id: 'preview/page',
                path: previewPath('pages', ':token'),
                loader: loadPreviewedPage,
                shouldRevalidate,
                Component: PagePreview,
                ErrorBoundary: PreviewOver,
              },
              { id: 'elsewhere', path: '*', loader: leave, Component: () => null },
            ],
          },
        ],
      },
      {
        id: 'preview/branch',
        path: previewPath('branch', ':token'),
        loader: loadPreviewedBranch,
        Component: BranchPreview,
        ErrorBoundary: PreviewOver,
      },
    ],
  },
];

/** Leaves this application for any other page of the site. */
function leave({ request }: LoaderFunctionArgs): never {
  if (import.meta.env.SSR) throw data({ error: 'Oops! Page not found' }, { status: 404 });
  throw redirectDocument(request.url);
}
