import { mount } from 'svelte';
import App from './App.svelte';
import { me } from './lib/me.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';

settings.start();
router.start();
me.load().catch(() => (me.user = null));

const target = document.getElementById('app');
if (target) mount(App, { target });
