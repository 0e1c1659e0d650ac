import theme from 'vitepress/theme-without-fonts';
import './tender.css';

export default theme;
