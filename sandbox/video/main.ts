import { serve } from '../serve.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const { PORT, PUBLIC_URL: publicUrl } = readConfig();
serve(createApp({ publicUrl }), { port: PORT, publicUrl }, []);
