import { z } from 'zod';
import { defineCall } from './call.ts';
import { LAYOUT } from './operations.ts';

const entry = { label: z.string(), url: z.string().nullable(), categoryKey: z.string().nullable() };
const MenuChild = z.strictObject(entry).meta({ id: 'MenuChild' });
const Menu = z
  .array(z.strictObject({ ...entry, children: z.array(MenuChild) }).meta({ id: 'MenuEntry' }))
  .meta({ description: 'Its entries in order.' });

const category = { key: z.string(), name: z.string(), landingUrl: z.string(), listingUrl: z.string() };
const MenuSubCategory = z.strictObject(category).meta({ id: 'MenuSubCategory' });
const Categories = z.array(
  z.strictObject({ ...category, subCategories: z.array(MenuSubCategory) }).meta({ id: 'MenuCategory' }),
);

const menus = { main: Menu, utility: Menu, footer: Menu, legal: Menu };

interface Layout {
  readonly navigation: z.output<z.ZodObject<typeof menus>>;
  readonly categories: z.output<typeof Categories>;
}

/** RE-01. */
export const navLayout = defineCall({
  id: 'getNavigationLayout',
  method: 'get',
  path: '/api/v2/nav/layout',
  tag: 'Site',
  summary: 'The editors’ four menus, and the categories that are shown under their entries.',
  isPublic: true,
  answer: {
    description: 'The menus.',
    schema: z.strictObject({ ...menus, categories: Categories }).meta({ id: 'NavigationLayout' }),
  },
  handler: async (_asked, graph) => {
    const { navigation, categories } = await graph.needed<Layout>(LAYOUT);
    return { ...navigation, categories };
  },
});
