// A process of its own: the package unpacks into the temporary folder of the process and takes no other.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
