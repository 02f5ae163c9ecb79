import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './page.tsx';
import { scenes } from './scenes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the floor has no root');
const router = createBrowserRouter(routes(scenes));
hydrateRoot(root, <RouterProvider router={router} />);
